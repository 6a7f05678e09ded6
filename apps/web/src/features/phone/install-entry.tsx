import { m } from '@briefcast/i18n/messages';
import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { askToInstall, useInstallWay } from './install.ts';

/** The offer to install the app in the menu; nothing where that is not possible, or done. */
export function InstallEntry() {
  if (useInstallWay() === null) return null;
  return (
    <Button
      variant="ghost"
      className="-mx-3 justify-start px-3!"
      icon={<Download aria-hidden className="ic" />}
      onClick={askToInstall}
    >
      {m.phone_install()}
    </Button>
  );
}
