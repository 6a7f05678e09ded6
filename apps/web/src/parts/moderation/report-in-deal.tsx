import type { Role } from '@briefcast/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { siteQuery } from '../../lib/site-query.ts';
import { ReportButton } from './report-button.tsx';
import type { Reported } from './report-dialog.tsx';

interface ReportInDealProps {
  reported: Reported;
  /** The side that it belongs to; people cannot report their own side. */
  by: Role;
}

/** The button by which a side reports a message or file of the other, if reports are accepted. */
export function ReportInDeal({ reported, by }: ReportInDealProps) {
  const { user } = useSession();
  const isTaken = useQuery(siteQuery).data?.market?.moderation === true;
  if (!isTaken || !user || user.role === by) return null;
  return <ReportButton reported={reported} isIcon />;
}
