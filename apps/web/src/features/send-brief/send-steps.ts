/** The calls of sending a brief. Each answers what happened, as an event; none throws. */
import { AppError, api, type NewDeal, type PublicCreator } from '@briefcast/contract';
import { client } from '../../lib/api.ts';
import { errorText } from '../../lib/show-error.ts';
import { uploadFile } from '../../lib/upload.ts';
import { type BriefForm, matchCategory, newDeal, referenceText, welcomeText } from './brief-form.ts';
import { failure } from './brief-texts.ts';
import type { SendEvent, SendStep } from './send-state.ts';

export interface SendContext {
  creator: PublicCreator;
  brief: BriefForm;
  /** When the first try began, in milliseconds. */
  startedAt: number;
  /** Names what is sent, so that trying again sends it once. */
  requestKey: string;
  /** Bytes of an upload that have left. */
  onProgress: (key: string, sentBytes: number) => void;
  /** Ends the upload of one file. */
  signalFor: (key: string) => AbortSignal;
  /** The deal was refused: the form shows what is wrong with it. */
  onRefused: (error: AppError) => void;
}

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

async function createDeal({ creator, brief, requestKey, onRefused }: SendContext): Promise<SendEvent> {
  const categoryId = await categoryFor(creator);
  try {
    const { deal } = await client.deals.create(
      { body: newDeal(brief, creator.id, categoryId) },
      { idempotencyKey: requestKey },
    );
    return { type: 'deal created', dealId: deal.id };
  } catch (error) {
    if (error instanceof AppError) onRefused(error);
    return { type: 'stopped', error: errorText(error, failure.text), isUncertain: mayHaveArrived(error) };
  }
}

/** Clocks differ, and a brief that was typed again is another one: only what is new and the same counts. */
const clockSlackMs = 10 * 60_000;
/** Newest first: it is among these, unless many were sent since. */
const looksBack = 100;

async function findDeal({ creator, brief, startedAt }: SendContext): Promise<SendEvent> {
  const wanted: NewDeal = newDeal(brief, creator.id, null);
  try {
    const { deals } = await client.deals.brandDeals({ query: { status: 'BRIEF_SENT', limit: looksBack } });
    const found = deals.find(
      (deal) =>
        deal.creator?.id === creator.id &&
        deal.title === wanted.title &&
        deal.description === wanted.description &&
        deal.budget === wanted.budget &&
        Date.parse(deal.deadline) === Date.parse(wanted.deadline) &&
        Date.parse(deal.createdAt) > startedAt - clockSlackMs,
    );
    return found ? { type: 'deal created', dealId: found.id } : { type: 'deal missing' };
  } catch (error) {
    return { type: 'stopped', error: errorText(error, failure.text), isUncertain: true };
  }
}

async function look({ creator, brief }: SendContext, dealId: string): Promise<SendEvent> {
  try {
    const { deal } = await client.deals.read({ params: { id: dealId } });
    return {
      type: 'looked',
      arrived: {
        files: deal.files.filter(({ status }) => status === 'REFERENCE'),
        announcedFileIds: deal.messages.flatMap(({ fileId }) => fileId ?? []),
        isWelcomed: deal.messages.some(({ content }) => content === welcomeText(brief, creator)),
      },
    };
  } catch (error) {
    return { type: 'stopped', error: errorText(error, failure.text), isUncertain: true };
  }
}

async function upload(
  { onProgress, signalFor }: SendContext,
  { dealId, reference: { key, file } }: Extract<SendStep, { type: 'upload' }>,
): Promise<SendEvent> {
  const signal = signalFor(key);
  onProgress(key, 0);
  try {
    const answer = await uploadFile(api.files.upload, { dealId }, file, {
      onProgress: (sentBytes) => onProgress(key, sentBytes),
      signal,
    });
    return { type: 'uploaded', key, fileId: answer.file.id };
  } catch (error) {
    if (signal.aborted) return { type: 'file removed', key };
    return {
      type: 'reference failed',
      key,
      error: errorText(error, 'This file could not be uploaded. Please try again.'),
      isUncertain: mayHaveArrived(error),
    };
  }
}

async function announce({
  dealId,
  fileId,
  reference: { key, file },
}: Extract<SendStep, { type: 'announce' }>): Promise<SendEvent> {
  try {
    const content = referenceText(file.name);
    await client.messages.send(
      { body: { dealId, fileId, type: 'FILE', content } },
      { idempotencyKey: `${key}:message` },
    );
    return { type: 'announced', key };
  } catch (error) {
    return {
      type: 'reference failed',
      key,
      error: errorText(error, 'The file has arrived, but its message could not be posted. Please try again.'),
      isUncertain: mayHaveArrived(error),
    };
  }
}

async function welcome({ brief, creator, requestKey }: SendContext, dealId: string): Promise<SendEvent> {
  try {
    const content = welcomeText(brief, creator);
    await client.messages.send(
      { body: { dealId, type: 'TEXT', content } },
      { idempotencyKey: `${requestKey}:welcome` },
    );
    return { type: 'welcomed' };
  } catch (error) {
    return {
      type: 'stopped',
      error: errorText(error, 'The welcome message could not be posted. Please try again.'),
      isUncertain: mayHaveArrived(error),
    };
  }
}

/** Makes the call of a step. */
export async function performStep(step: SendStep, context: SendContext): Promise<SendEvent> {
  switch (step.type) {
    case 'find deal':
      return findDeal(context);
    case 'create deal':
      return createDeal(context);
    case 'look':
      return look(context, step.dealId);
    case 'upload':
      return upload(context, step);
    case 'announce':
      return announce(step);
    case 'stop':
      return { type: 'references stopped' };
    case 'welcome':
      return welcome(context, step.dealId);
    case 'finish':
      return { type: 'finished' };
  }
}
