import type { FastifyRequest } from 'fastify';

/** A browser opens the address as a page; scripts, images and API calls do not accept HTML. */
export const opensPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true;
