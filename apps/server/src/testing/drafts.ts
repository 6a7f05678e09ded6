/** Fixtures for tests of drafts, and the calls that they make. */
import type { DealFile, Verdict } from '@briefcast/contract';
import { samplePdf } from '../platform/media/sample-media.ts';
import { acceptedDeal, attestAll, type DealSituation } from './builders.ts';
import type { TestServer } from './harness.ts';
import { sendToDraft } from './send-parts.ts';

export const draftOf = async ({ creator, dealId }: DealSituation) =>
  (await creator.client.drafts.read({ params: { id: dealId } })).draft;
export const dealOf = async ({ brand, dealId }: DealSituation) =>
  (await brand.client.deals.read({ params: { id: dealId } })).deal;
/** Submits after confirming everything that the brief asks for. */
export const submit = async (situation: DealSituation) => {
  await attestAll(situation);
  return situation.creator.client.drafts.submit({ params: { id: situation.dealId } });
};
export const takeBack = ({ creator, dealId }: DealSituation) =>
  creator.client.drafts.takeBack({ params: { id: dealId } });
export const review = ({ brand }: DealSituation, id: string, status: Verdict) =>
  brand.client.files.review({ params: { id }, body: { status, feedback: 'Move the caption.' } });
export const namesOf = (files: readonly DealFile[]) => files.map(({ originalName }) => originalName);

/** An accepted deal with files of these names in its draft. */
export async function drafted(
  server: TestServer,
  ...names: string[]
): Promise<DealSituation & { files: DealFile[] }> {
  const situation = await acceptedDeal(server);
  const files: DealFile[] = [];
  for (const name of names)
    files.push(await sendToDraft(server, situation.creator, situation.dealId, samplePdf(), { name }));
  return { ...situation, files };
}

/** One file was submitted and sent back. */
export async function sentBack(server: TestServer) {
  const situation = await drafted(server, 'v1.pdf');
  const [file] = situation.files as [DealFile];
  await submit(situation);
  await review(situation, file.id, 'NEEDS_REVISION');
  return { ...situation, file };
}
