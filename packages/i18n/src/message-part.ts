/** Parts of a text with markup from `m.key.parts()`: its pieces, and where each tag begins and ends. */
export type { MessagePart } from '#texts/runtime.js';
