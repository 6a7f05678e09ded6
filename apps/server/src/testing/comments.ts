/** Fixtures for tests of comments, and the calls that they make. */
import { api, type Comment, type NewComment } from '@briefcast/contract';
import { samplePdf } from '../platform/media/sample-media.ts';
import { acceptedDeal, type DealSituation } from './builders.ts';
import type { Person, TestServer } from './harness.ts';
import { sendFile } from './send-file.ts';

export interface Reviewed extends DealSituation {
  fileId: string;
}

/** Uploads a PDF to a deal; returns its id. */
export const uploadCut = async (server: TestServer, person: Person, dealId: string): Promise<string> =>
  (await sendFile(server, person, api.files.upload, samplePdf(), { name: 'cut.pdf', params: { dealId } }))
    .file.id;

/** A deal whose creator has uploaded one file. */
export async function reviewedFile(server: TestServer): Promise<Reviewed> {
  const situation = await acceptedDeal(server);
  return { ...situation, fileId: await uploadCut(server, situation.creator, situation.dealId) };
}

export const noted = { kind: 'NOTE', text: 'Lovely light' } as const satisfies NewComment;
export const inBrief = { kind: 'IN_BRIEF', text: 'Show the seal' } as const satisfies NewComment;
export const request = { kind: 'NEW_REQUEST', text: 'A second ending' } as const satisfies NewComment;

export const add = async (person: Person, fileId: string, body: NewComment) =>
  (await person.client.comments.add({ params: { id: fileId }, body })).comment;
export const list = (person: Person, fileId: string, since?: number) =>
  person.client.comments.list({ params: { id: fileId }, query: since === undefined ? {} : { since } });
export const bring = async (person: Person, id: string, state: Comment['state']) =>
  (await person.client.comments.changeState({ params: { id }, body: { state } })).comment;
export const answer = async (
  person: Person,
  id: string,
  answered: 'ACCEPTED' | 'DECLINED' | 'PRICE_ACCEPTED',
) => (await person.client.comments.answerRequest({ params: { id }, body: { answer: answered } })).comment;
export const reply = async (person: Person, id: string, text: string) =>
  (await person.client.comments.reply({ params: { id }, body: { text } })).comment;
export const sendBack = (person: Person, fileId: string, commentIds: string[], feedback?: string) =>
  person.client.files.review({
    params: { id: fileId },
    body: { status: 'NEEDS_REVISION', commentIds, ...(feedback ? { feedback } : {}) },
  });
