import { Outlet } from 'react-router';
import { useLiveUpdates } from '../lib/live.ts';
import { useUser } from '../lib/use-user.ts';

/** Screens that fill the window and bring their own bar. What others do appears by itself. */
export function RoomLayout() {
  useLiveUpdates();
  const user = useUser();
  // What a room remembers of one organisation is not for the next.
  return <Outlet key={user.role === 'BRAND' ? user.brandId : undefined} />;
}
