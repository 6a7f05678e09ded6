import type { ApplicationState, Casting, OwnUser } from '@briefcast/contract';
import { useQuery } from '@tanstack/react-query';
import { applicationQuery } from '../../../features/castings/casting-queries.ts';
import { AskToBeTold } from '../../../features/pushes/late-ask.tsx';

const waiting: readonly ApplicationState[] = ['WAITING', 'SEEN', 'SHORTLISTED'];

/** Creators who are cast receive a brief. */
const answers = ['brief.received', 'casting.not_chosen'] as const;

/** Asks a creator whose application waits whether this device should tell of the answer. */
export function AskAboutApplication({ casting, creator }: { casting: Casting; creator: OwnUser }) {
  const application = useQuery(applicationQuery(casting.id)).data?.application;
  if (!application || !waiting.includes(application.state)) return null;
  return (
    <AskToBeTold
      user={creator}
      place="applications"
      name={casting.brand.companyName}
      kinds={answers}
      subject={casting.title}
    />
  );
}
