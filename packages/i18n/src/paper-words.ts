/**
 * Words on papers, in each language that they are printed in and whatever the reader's: a paper may say one thing
 * in both. The server alone reads it, so that no page carries two languages.
 */
import type { PaperLanguage } from '@briefcast/contract';
import * as ar from '#papers/messages/ar.js';
import * as en from '#papers/messages/en.js';

type Messages = typeof en;

/** A message without parameters is said without an argument, as those of pages are. */
type Said<Message> = Message extends (inputs: infer Inputs) => string
  ? Record<never, never> extends Inputs
    ? Message & (() => string)
    : Message
  : never;

/** The messages of papers in one language, by key. */
export type PaperWords = { [Key in keyof Messages]: Said<Messages[Key]> };

export const paperWords = { en, ar } as Record<PaperLanguage, PaperWords>;
