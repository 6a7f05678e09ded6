import { ConfirmNotice } from '../features/auth/confirm-notice.tsx';
import { useLiveUpdates } from '../lib/live.ts';
import { HeaderLayout } from './header-layout.tsx';

/** The screens of somebody signed in: what the other side does appears by itself. */
export function SignedInLayout() {
  useLiveUpdates();
  return <HeaderLayout notice={<ConfirmNotice />} />;
}
