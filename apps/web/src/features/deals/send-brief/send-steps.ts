/** The calls of sending a brief. Each answers what happened, as an event; none throws. */
import {
  AppError,
  api,
  isRefusedForGood,
  type NewDeal,
  type NewDeals,
  type PublicCreator,
} from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { client } from '../../../lib/api.ts';
import { errorText } from '../../../lib/show-error.ts';
import { uploadFile } from '../../../lib/upload.ts';
import { type BriefForm, matchCategory, newDeal, referenceText, welcomeText } from './brief-form.ts';
import type { MadeDeal, SendEvent, SendStep } from './send-state.ts';

/** Why an upload ends that somebody wants to finish later. */
export const dialogLeft = 'The dialog was left.';

/** Recipients of a brief, and their prices where those are not the brief's. */
export interface SentTo {
  people: readonly [PublicCreator, ...PublicCreator[]];
  prices: NonNullable<NewDeals['prices']>;
  /** Campaign that the deals go into; absent for none. */
  campaignId?: string;
}

export interface SendContext {
  to: SentTo;
  /** Deal that the files and the welcome go to; null for that of the first of `people`. */
  recipient: MadeDeal | null;
  brief: BriefForm;
  /** Idempotency key of the request, so that a retry sends it once. */
  requestKey: string;
  /** Bytes of an upload that have left. */
  onProgress: (key: string, sentBytes: number) => void;
  /** Ends the upload of one file. */
  signalFor: (key: string) => AbortSignal;
  /** Called when the deal was refused: the form shows its problems. */
  onRefused: (error: AppError) => void;
}

/** Names a file of a brief alike after a reload, so that it is stored once; the server compares the bytes. */
const referenceKey = (requestKey: string, { name, size, lastModified }: File): string =>
  `${requestKey}:${size}:${lastModified}:${name.replace(/[^\w.-]/gu, '_').slice(-100)}`;

/** Names the calls of one deal: each of several gets its own files and welcome. */
const callsOf = (requestKey: string, recipient: MadeDeal | null) =>
  recipient ? `${requestKey}:${recipient.creatorId}` : requestKey;

/** Whether the server may have done what it did not answer to. */
const mayHaveArrived = (error: unknown) =>
  !(error instanceof AppError) || error.status >= 500 || error.status === 408;

/** A creator's category costs no brief: without the list, the server takes the creator's first. */
async function categoryFor(creator: PublicCreator): Promise<string | null> {
  try {
    return matchCategory(creator, (await client.creators.categories()).categories);
  } catch {
    return null;
  }
}

async function prepareDeal({ to: { people, prices, campaignId }, brief }: SendContext): Promise<SendEvent> {
  const [first, ...others] = people;
  // Omits the category for several creators: each deal takes that of its own creator.
  const category = others.length === 0 ? await categoryFor(first) : null;
  const { creatorId, ...written } = newDeal(brief, first.id, category);
  const asked = { ...written, ...(campaignId ? { campaignId } : {}) };
  if (others.length === 0) {
    const { budget, currency } = { ...asked, ...prices[0] };
    return {
      type: 'deal prepared',
      asked: { ...asked, budget, ...(currency ? { currency } : {}), creatorId },
    };
  }
  return {
    type: 'deal prepared',
    asked: {
      ...asked,
      creatorIds: [creatorId, ...others.map(({ id }) => id)],
      ...(prices.length > 0 ? { prices } : {}),
    },
  };
}

/** Makes the deals of several creators, in the order in which they were chosen. */
async function createSeveral(
  { to: { people }, requestKey }: SendContext,
  asked: NewDeals,
): Promise<SendEvent> {
  const { deals } = await client.deals.createSeveral({ body: asked }, { idempotencyKey: requestKey });
  const [first, ...more] = deals.map(({ id, creatorId }) => ({
    dealId: id,
    creatorId,
    // Names an unknown recipient by role, as only the server knows the others after a reload.
    firstName: people.find((person) => person.id === creatorId)?.firstName ?? m.deal_the_creator(),
  }));
  return first ? { type: 'deals created', made: [first, ...more] } : { type: 'finished' };
}

async function createDeal(context: SendContext, asked: NewDeal | NewDeals): Promise<SendEvent> {
  const { requestKey, onRefused } = context;
  try {
    if ('creatorIds' in asked) return await createSeveral(context, asked);
    const { deal } = await client.deals.create({ body: asked }, { idempotencyKey: requestKey });
    return { type: 'deal created', dealId: deal.id };
  } catch (error) {
    if (error instanceof AppError) onRefused(error);
    return {
      type: 'stopped',
      error: errorText(error, m.brief_not_sent_text()),
      isUncertain: mayHaveArrived(error),
    };
  }
}

async function upload(
  { onProgress, recipient, requestKey, signalFor }: SendContext,
  { dealId, reference: { key, file } }: Extract<SendStep, { type: 'upload' }>,
): Promise<SendEvent> {
  const signal = signalFor(key);
  onProgress(key, 0);
  try {
    const answer = await uploadFile(api.files.upload, { dealId }, file, {
      onProgress: (sentBytes) => onProgress(key, sentBytes),
      signal,
      idempotencyKey: referenceKey(callsOf(requestKey, recipient), file),
    });
    return { type: 'uploaded', key, fileId: answer.file.id };
  } catch (error) {
    if (signal.reason === dialogLeft) return { type: 'references stopped' };
    if (signal.aborted) return { type: 'file removed', key };
    return {
      type: 'reference failed',
      key,
      error: errorText(error, m.brief_file_failed()),
      isFinal: isRefusedForGood(error),
    };
  }
}

async function announce(
  { recipient, requestKey }: SendContext,
  { dealId, fileId, reference: { key, file } }: Extract<SendStep, { type: 'announce' }>,
): Promise<SendEvent> {
  try {
    const content = referenceText(file.name);
    await client.messages.send(
      { body: { dealId, fileId, type: 'FILE', content } },
      { idempotencyKey: `${referenceKey(callsOf(requestKey, recipient), file)}:message` },
    );
    return { type: 'announced', key };
  } catch (error) {
    return {
      type: 'reference failed',
      key,
      error: errorText(error, m.brief_file_not_told()),
    };
  }
}

async function welcome(
  { brief, to, recipient, requestKey }: SendContext,
  dealId: string,
): Promise<SendEvent> {
  try {
    const content = welcomeText(brief, recipient ?? to.people[0]);
    await client.messages.send(
      { body: { dealId, type: 'TEXT', content } },
      { idempotencyKey: `${callsOf(requestKey, recipient)}:welcome` },
    );
    return { type: 'welcomed' };
  } catch (error) {
    return {
      type: 'stopped',
      error: errorText(error, m.brief_welcome_failed()),
      isUncertain: mayHaveArrived(error),
    };
  }
}

/** Makes the call of a step. */
export async function performStep(step: SendStep, context: SendContext): Promise<SendEvent> {
  switch (step.type) {
    case 'prepare deal':
      return prepareDeal(context);
    case 'create deal':
      return createDeal(context, step.asked);
    case 'upload':
      return upload(context, step);
    case 'announce':
      return announce(context, step);
    case 'stop':
      return { type: 'references stopped' };
    case 'welcome':
      return welcome(context, step.dealId);
    case 'next recipient':
      return { type: 'recipient finished' };
    case 'finish':
      return { type: 'finished' };
  }
}
