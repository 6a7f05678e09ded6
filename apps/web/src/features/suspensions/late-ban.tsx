import type { OwnUser } from '@briefcast/contract';
import { latePart } from '../../ui/late-part.tsx';

/** Keeps the height of the ban's head while its code is loaded. */
const Place = () => <div className="wrap min-h-60 pt-4" />;

const Ban = latePart(async () => (await import('./suspension-ban.tsx')).SuspensionBan, Place);

/** The ban of somebody who is suspended, or whose brand is; nothing for everybody else. */
export const LateBan = ({ user, isPage }: { user: OwnUser; isPage?: true }) =>
  user.suspended ? <Ban user={user} as={user.suspended} isPage={isPage} /> : null;
