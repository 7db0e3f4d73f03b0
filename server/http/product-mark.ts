/** The product's mark, as in the portal's logo. */
export const PRODUCT_MARK =
  '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M6.2 3c2.3 0 3.4 1 5.8 1s3.5-1 5.8-1C20.6 3 22 5.2 22 7.9c0 2.9-1.1 4.5-1.6 7l-1.1 5.3c-.3 1.4-2.3 1.5-2.7.1-.8-2.8-1.3-6.7-4.6-6.7s-3.8 3.9-4.6 6.7c-.4 1.4-2.4 1.3-2.7-.1l-1.1-5.3c-.5-2.5-1.6-4.1-1.6-7C2 5.2 3.4 3 6.2 3Z"/><path class="deck" d="M1 9.6h22"/></svg>';
