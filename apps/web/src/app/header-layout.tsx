import { Outlet } from 'react-router';
import { HeaderFrame } from './header-frame.tsx';

/** The screens with the app's header, for guests and signed-in people. */
export function HeaderLayout() {
  return (
    <HeaderFrame>
      <Outlet />
    </HeaderFrame>
  );
}
