import type { Fault, Json } from './contract.ts';
import { fault, type Limits, readJson } from './limits.ts';

/**
 * Plain data in the fragment of an address: JSON, deflated, in base64url. Nothing is sent to a server. A link is
 * untrusted input, and a short one can unfold to gigabytes.
 */

export interface LinkLimits extends Limits {
  /** Characters of the link's text; `length` bounds the bytes of the JSON it unfolds to. */
  readonly link: number;
}

/** Browsers and messengers accept links of this length. */
export const LINK_LIMITS: LinkLimits = { link: 64_000, length: 1_000_000, depth: 24, items: 20_000, text: 2_000 };

export type Decoded =
  | { readonly value: Json; readonly fault?: undefined }
  | { readonly fault: Fault; readonly value?: undefined };

/** `value` as text that an address can contain unescaped: letters, digits, `-` and `_`. */
export async function encode(value: Json): Promise<string> {
  const packed = through(new TextEncoder().encode(JSON.stringify(value)), new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The value given to `encode`, or the fault: `link-too-long`, `not-base64`, `damaged` (an incomplete deflate stream, or
 * data after it), `unfolds-too-large`, `not-utf8`, and those of `readJson`. Never throws, and never reads beyond the
 * limits.
 */
export async function decode(text: string, limits: LinkLimits = LINK_LIMITS): Promise<Decoded> {
  if (text.length > limits.link) {
    return { fault: fault('link-too-long', [], { length: text.length, max: limits.link }) };
  }
  const packed = bytesOf(text);
  if (!packed) return { fault: fault('not-base64', [], {}) };
  const unfolded = await inflate(packed, limits.length);
  if (typeof unfolded === 'string') return { fault: fault(unfolded, [], { max: limits.length }) };
  let json: string;
  try {
    json = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(unfolded);
  } catch {
    return { fault: fault('not-utf8', [], {}) };
  }
  return readJson(json, limits);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

/** Reads at most `most` bytes and stops if there are more, as a defence against decompression bombs. */
async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | 'damaged' | 'unfolds-too-large'> {
  const reader = through(packed, new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > most) {
        await reader.cancel();
        return 'unfolds-too-large';
      }
      chunks.push(read.value);
    }
  } catch {
    return 'damaged';
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream().pipeThrough(transform);
}
