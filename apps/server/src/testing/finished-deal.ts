import type { Database } from '../platform/database/database.ts';
import { deals, files, messages } from '../platform/database/tables/index.ts';
import { newStorageKey } from '../platform/storage/keys.ts';

interface Finished {
  /** Time of the film's submission; the deal was due at the end of 10 March 2026. */
  submitted: string;
  /** Time of the creator's answer to the brand's message of 1 March, 10:00. */
  replied?: string;
  rounds?: number;
}

/** Writes a completed deal of a creator straight into the tables, with what the facts about a creator's work are read from. */
export async function finishedDeal(
  db: Database,
  creatorId: string,
  { submitted, replied = '2026-03-01T11:00:00Z', rounds = 0 }: Finished,
): Promise<void> {
  const dealId = crypto.randomUUID();
  await db.insert(deals).values({
    id: dealId,
    title: 'Done',
    description: '',
    status: 'COMPLETED',
    budget: 100,
    deadline: new Date('2026-03-10T00:00:00Z'),
    requirements: [],
    deliverables: [],
    roundsUsed: rounds,
    brandName: 'Oasis Skin',
    creatorId,
    lastActivityAt: new Date(),
    brandMessages: 1,
    creatorMessages: 1,
  });
  await db.insert(files).values({
    dealId,
    uploaderRole: 'CREATOR',
    originalName: 'a.mp4',
    storageKey: newStorageKey(),
    type: 'VIDEO',
    mimeType: 'video/mp4',
    size: 1,
    status: 'APPROVED',
    submittedAt: new Date(submitted),
  });
  const line = (senderRole: 'BRAND' | 'CREATOR', at: string) => ({
    dealId,
    senderRole,
    type: 'TEXT' as const,
    content: 'Hello',
    createdAt: new Date(at),
  });
  await db.insert(messages).values([line('BRAND', '2026-03-01T10:00:00Z'), line('CREATOR', replied)]);
}
