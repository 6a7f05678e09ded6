import { Outlet } from 'react-router';
import { HeaderFrame } from './header-frame.tsx';

/** The screens under the app's header, for whoever is there. */
export function HeaderLayout() {
  return (
    <HeaderFrame>
      <Outlet />
    </HeaderFrame>
  );
}
