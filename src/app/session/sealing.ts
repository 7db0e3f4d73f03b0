import { fromBase64Url, toBase64Url } from './base64url.ts';

/** No script can read it. */
export interface SealingKey {
  id: string;
  key: CryptoKey;
}

/** The data that a ciphertext is bound to. It can't be decrypted under another name, origin or generation. */
export interface SealBinding {
  origin: string;
  name: string;
  generation: number;
}

export type Opened = { kind: 'opened'; value: unknown; generation: number } | { kind: 'altered' };

const ALTERED: Opened = { kind: 'altered' };
const VERSION = 's1';
const ALGORITHM = 'AES-GCM';
const NONCE_BYTES = 12;
const MAX_SEALED_LENGTH = 65_536;
const GENERATION = /^[1-9]\d{0,14}$/;

export async function makeSealingKey(): Promise<SealingKey> {
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  return { id: toBase64Url(crypto.getRandomValues(new Uint8Array(9))), key };
}

export function isSealingKey(value: unknown): value is SealingKey {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('key' in value)) return false;
  const { id, key } = value;
  return (
    typeof id === 'string' && key instanceof CryptoKey && key.algorithm.name === ALGORITHM && !key.extractable
  );
}

/** The text `version.key.generation.nonce.ciphertext` for a JSON value. */
export async function seal(key: SealingKey, binding: SealBinding, value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt(parameters(iv, key, binding), key.key, plain);
  return [VERSION, key.id, binding.generation, toBase64Url(iv), toBase64Url(new Uint8Array(sealed))].join(
    '.',
  );
}

/** The value of a genuine text with this key, name and origin, in any generation. */
export async function unseal(
  key: SealingKey,
  binding: Omit<SealBinding, 'generation'>,
  text: string,
): Promise<Opened> {
  if (text.length > MAX_SEALED_LENGTH) return ALTERED;
  const [version, keyId, generationText = '', nonceText = '', cipherText = '', ...rest] = text.split('.');
  if (version !== VERSION || rest.length > 0) return ALTERED;
  if (keyId !== key.id) return ALTERED;
  if (!GENERATION.test(generationText)) return ALTERED;
  const iv = fromBase64Url(nonceText);
  const sealed = fromBase64Url(cipherText);
  if (!sealed || iv?.length !== NONCE_BYTES) return ALTERED;
  const generation = Number(generationText);
  try {
    const plain = await crypto.subtle.decrypt(
      parameters(iv, key, { ...binding, generation }),
      key.key,
      sealed,
    );
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
    return { kind: 'opened', value, generation };
  } catch {
    return ALTERED;
  }
}

function parameters(iv: Uint8Array<ArrayBuffer>, key: SealingKey, binding: SealBinding): AesGcmParams {
  const bound = [VERSION, binding.origin, binding.name, key.id, binding.generation].join('|');
  return { name: ALGORITHM, iv, additionalData: new TextEncoder().encode(bound) };
}
