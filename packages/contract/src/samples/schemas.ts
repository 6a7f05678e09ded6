/** A product for the content of a deal: where it goes, how it travels, and what was paid for it (rules/samples). */

import { finding } from '../findings.ts';
import {
  amountFrom,
  id,
  instant,
  line,
  phone,
  plausibleInstant,
  requiredLine,
  webUrl,
} from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { SampleState, SampleTerms } from './terms.ts';

/** Address of a parcel; optional lines are empty texts. */
export const PostalAddress = z.object({
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  moreStreet: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
  note: z.string(),
});
export type PostalAddress = z.infer<typeof PostalAddress>;

/** Address as it is typed. */
export const NewPostalAddress = z.object({
  name: requiredLine(limits.name),
  /** For the courier. */
  phone: phone.refine((value) => value !== '', finding('text.required')),
  street: requiredLine(limits.title),
  /** Building, floor and door. */
  moreStreet: line(limits.title),
  city: requiredLine(limits.name),
  /** An emirate or a region. */
  region: line(limits.name),
  country: requiredLine(limits.name),
  /** To the courier. */
  note: line(limits.title),
});

/** Statement about a parcel by its sender. */
export const NewShipment = z.object({
  carrier: requiredLine(limits.name),
  /** Page where it can be followed; null where the carrier has none. */
  trackingUrl: webUrl.nullable(),
  /** The day, as midnight UTC. */
  sentOn: plausibleInstant,
});
export type NewShipment = z.infer<typeof NewShipment>;

export const Shipment = z.object({
  carrier: z.string(),
  trackingUrl: z.string().nullable(),
  sentOn: instant,
});
export type Shipment = z.infer<typeof Shipment>;

/** Answer of the creator about the parcel. */
export const SampleAnswer = z.object({
  outcome: z.enum(['ARRIVED', 'DAMAGED', 'NOT_RECEIVED']),
  /** Damage or problem, in their words. */
  note: line(limits.title).optional(),
  /** A photo of what came damaged: a file that the creator added to the deal (`for=payment`). */
  photoId: id.optional(),
});
export type SampleAnswer = z.infer<typeof SampleAnswer>;

/** Price paid for it, with its receipt: a file that the creator added to the deal (`for=payment`). */
export const NewReceipt = z.object({ amount: amountFrom(1, 'amount.no_price'), fileId: id });
export type NewReceipt = z.infer<typeof NewReceipt>;

/** A file of the deal at a relative address with an expiring signature. */
const SignedFile = z.object({ id, name: z.string(), size: z.int(), url: z.string() });

export const Sample = z.object({
  terms: SampleTerms,
  state: SampleState,
  /** Shown to the creator until the deal is over, and to the brand's senders as long as it is needed. */
  address: PostalAddress.nullable(),
  /** Null before it was sent, and what was said last of several parcels. */
  shipment: Shipment.nullable(),
  arrivedAt: instant.nullable(),
  /** Problem of the last parcel, in the creator's words; null where nothing was said. */
  note: z.string().nullable(),
  /** Photo of the problem; null without one, or where it was deleted. Absent from older servers. */
  photo: SignedFile.nullable().optional(),
  /** How it goes back. */
  returned: Shipment.nullable(),
  receipt: z
    .object({
      /** Cents. */
      amount: z.int(),
      /** Null where it was deleted. */
      file: SignedFile.nullable(),
      statedAt: instant,
    })
    .nullable(),
});
export type Sample = z.infer<typeof Sample>;
