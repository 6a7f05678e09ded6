/** Handing e-invoices to the service provider of who issues them, by a signed call to its address (rules/einvoices#handover). */

import { OwnProof } from '../accounts/own-account.ts';
import { finding } from '../findings.ts';
import { instant, requiredText } from '../kit/codecs.ts';
import { hourMs, minuteMs } from '../kit/days.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';

/** Pattern of a secret: `whsec_` and 24 to 64 bytes as base64 (Standard Webhooks). */
export const webhookSecret = /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u;
const [fewestSecretBytes, mostSecretBytes] = [24, 64] as const;

/** How many bytes the base64 of a secret holds; its form is that of `webhookSecret`. */
const secretBytes = (secret: string): number => {
  const base64 = secret.slice('whsec_'.length);
  return (base64.length * 3) / 4 - (/=*$/u.exec(base64)?.[0].length ?? 0);
};

/** Whether a text can sign: neither guessed nor longer than a provider takes. */
export const isWebhookSecret = (text: string): boolean =>
  webhookSecret.test(text) && secretBytes(text) >= fewestSecretBytes && secretBytes(text) <= mostSecretBytes;

/** Recipient of the documents, without its secret. */
export const EinvoiceProvider = z.object({ address: z.string(), setAt: instant });
export type EinvoiceProvider = z.infer<typeof EinvoiceProvider>;

/** An address, and the secret that the provider gave for it; without one it is made here, and told once. */
export const NewEinvoiceProvider = z.object({
  address: requiredText(limits.url),
  secret: z.string().trim().refine(isWebhookSecret, finding('webhook_secret.invalid')).optional(),
});
export type NewEinvoiceProvider = z.infer<typeof NewEinvoiceProvider>;

/** Change of a provider, with the password and the code where there is one: it gives access to every document. */
export const EinvoiceProviderChange = OwnProof.extend({ provider: NewEinvoiceProvider });
export type EinvoiceProviderChange = z.infer<typeof EinvoiceProviderChange>;

/** Saved provider. `secret` is null where the provider's own was given. */
export const SavedEinvoiceProvider = z.object({ provider: EinvoiceProvider, secret: z.string().nullable() });
export type SavedEinvoiceProvider = z.infer<typeof SavedEinvoiceProvider>;

/**
 * How a try ended: taken; answered with another status than success; too slow; not reached; an address that must not be
 * called; or nothing was sent, as the document is not complete or there is no provider any more.
 */
export const HandoverOutcome = z.enum([
  'TAKEN',
  'REFUSED',
  'GONE',
  'TOO_SLOW',
  'NOT_REACHED',
  'NOT_PUBLIC',
  'INCOMPLETE',
  'NO_PROVIDER',
]);
export type HandoverOutcome = z.infer<typeof HandoverOutcome>;

/** One try, or a test. */
export const HandoverTry = z.object({
  outcome: HandoverOutcome,
  /** Status of the answer; null where there was none. */
  status: z.int().nullable(),
  triedAt: instant,
});
export type HandoverTry = z.infer<typeof HandoverTry>;

export const HandoverState = z.enum(['WAITING', 'HANDED_OVER', 'FAILED']);
export type HandoverState = z.infer<typeof HandoverState>;

/** State of the handover of an e-invoice. */
export const HandoverStanding = z.object({
  state: HandoverState,
  /** When it was handed over or given up; while it waits, when the next try is due. */
  at: instant,
  /** How the last try ended; null before the first. */
  outcome: HandoverOutcome.nullable(),
  status: z.int().nullable(),
});
export type HandoverStanding = z.infer<typeof HandoverStanding>;

/** Handover with every try, newest first. */
export const Handover = HandoverStanding.extend({ tries: z.array(HandoverTry) });
export type Handover = z.infer<typeof Handover>;

/** How long after a try that failed the next one follows: the first at once, the last more than three days later. */
export const handoverPauses: readonly number[] = [
  0,
  5000,
  5 * minuteMs,
  30 * minuteMs,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hourMs),
];

/** An answer has to come within this time. */
export const handoverMilliseconds = 15_000;

/** Outcomes that no further try of the same document would change. */
const finalOutcomes: readonly HandoverOutcome[] = ['GONE', 'NOT_PUBLIC', 'INCOMPLETE', 'NO_PROVIDER'];

/** Time of the next try after that number of tries; null for none. */
export function nextHandover(outcome: HandoverOutcome, tries: number, now: Date): Date | null {
  if (outcome === 'TAKEN' || finalOutcomes.includes(outcome)) return null;
  const pause = handoverPauses[tries];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/** Maps the status of an answer to an outcome. */
export function outcomeOf(status: number): HandoverOutcome {
  if (status >= 200 && status < 300) return 'TAKEN';
  return status === 410 ? 'GONE' : 'REFUSED';
}
