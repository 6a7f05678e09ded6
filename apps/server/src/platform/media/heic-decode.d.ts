/** The used part of heic-decode, which has no types of its own. */
declare module 'heic-decode' {
  interface HeldPicture {
    width: number;
    height: number;
    /** Red, green, blue and alpha, a byte each. */
    decode(): Promise<{ data: Uint8ClampedArray }>;
  }
  /** Every picture of a file; `dispose` frees their memory. */
  export function all(options: { buffer: Uint8Array }): Promise<HeldPicture[] & { dispose(): void }>;
}
