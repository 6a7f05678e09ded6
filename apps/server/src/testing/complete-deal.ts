/** A deal from its acceptance to the debt that its completion makes, by the same calls as a browser's. */
import { api } from '@briefcast/contract';
import { samplePdf } from '../platform/media/sample-media.ts';
import { attestAll, type DealSituation } from './builders.ts';
import type { Person, TestServer } from './harness.ts';
import { sendFile } from './send-file.ts';

/** The creator submits a file, and the brand approves it and completes the deal. */
export async function completeDeal(
  server: TestServer,
  { brand, creator, dealId }: DealSituation,
): Promise<void> {
  const move = ({ client }: Person, status: 'SUBMITTED' | 'COMPLETED') =>
    client.deals.changeStatus({ params: { id: dealId }, body: { status } });
  await attestAll({ creator, dealId });
  const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), {
    name: 'take.pdf',
    params: { dealId },
  });
  await move(creator, 'SUBMITTED');
  await brand.client.files.review({ params: { id: file.id }, body: { status: 'APPROVED' } });
  await move(brand, 'COMPLETED');
}
