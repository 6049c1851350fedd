/** Checks the sealed shuffle: before the deal the server showed the SHA-256 of the seed it shows after the end. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

export function seedFits(seed: string, commitment: string): boolean {
  return bytesToHex(sha256(hexToBytes(seed))) === commitment;
}
