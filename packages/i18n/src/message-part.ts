/** What `m.key.parts()` gives of a text with markup: its pieces, and where each tag begins and ends. */
export type { MessagePart } from '#texts/runtime.js';
