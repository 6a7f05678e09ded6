/** Hashing bytes that come piece by piece. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

export interface FileHash {
  add(piece: Uint8Array): void;
  /** The SHA-256 of all pieces, in small hexadecimal digits; call it once, at the end. */
  end(): string;
}

/** Begins a hash. Unlike WebCrypto's it needs no file to be whole in memory. */
export function startHash(): FileHash {
  const hash = sha256.create();
  return {
    add: (piece) => {
      hash.update(piece);
    },
    end: () => bytesToHex(hash.digest()),
  };
}
