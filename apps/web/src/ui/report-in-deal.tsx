import type { Role } from '@briefcast/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../lib/session.ts';
import { siteQuery } from '../lib/site-query.ts';
import { ReportButton } from './report-button.tsx';
import type { Reported } from './report-dialog.tsx';

interface ReportInDealProps {
  reported: Reported;
  /** Whose it is; of one's own side nothing is reported. */
  by: Role;
}

/** The sign by which a side reports a message or file of the other, where reports are taken. */
export function ReportInDeal({ reported, by }: ReportInDealProps) {
  const { user } = useSession();
  const isTaken = useQuery(siteQuery).data?.market?.moderation === true;
  if (!isTaken || !user || user.role === by) return null;
  return <ReportButton reported={reported} isIcon />;
}
