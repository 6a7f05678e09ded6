import { Outlet } from 'react-router';
import { LateBan } from '../features/suspensions/late-ban.tsx';
import { useLiveUpdates } from '../lib/live.ts';
import { useUser } from '../lib/use-user.ts';
import { Main } from '../ui/main.tsx';
import { LateAskedTexts } from './late-asked-texts.tsx';
import { LatePhoneApp } from './late-phone-app.tsx';
import { useKeptUploads } from './use-kept-uploads.ts';

/** Screens that fill the window and have their own bar. Changes by others appear by themselves. */
export function RoomLayout() {
  useLiveUpdates();
  const user = useUser();
  useKeptUploads(user);
  if (user.suspended === 'MEMBER')
    return (
      <Main bleed>
        <LateBan user={user} isPage />
      </Main>
    );
  // A room's state for one organisation must not be kept for another.
  return (
    <>
      <LatePhoneApp personId={user.id} />
      <LateAskedTexts key={user.id} personId={user.id} />
      <Outlet key={user.role === 'BRAND' ? user.brandId : undefined} />
    </>
  );
}
