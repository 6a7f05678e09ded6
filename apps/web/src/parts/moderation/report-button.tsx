import { m } from '@briefcast/i18n/messages';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toastNotLoaded } from '../../ui/toast.ts';
import type { Reported } from './report-dialog.tsx';

/** Few people ever report something, so the form is loaded on demand. */
const ReportDialog = lazy(async () => {
  try {
    return { default: (await import('./report-dialog.tsx')).ReportDialog };
  } catch {
    toastNotLoaded();
    return { default: () => <></> };
  }
});

interface ReportButtonProps {
  reported: Reported;
  /** Shows an icon only, next to the other icons of a row. */
  isIcon?: boolean;
}

/** Reports a profile, a message, a file, a casting or an application. Render it only if reports are accepted. */
export function ReportButton({ reported, isIcon = false }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const title = m.report_title({ subject: reported.subject });
  const icon = <Flag aria-hidden className="ic" />;
  function ask() {
    // Each opening starts with an empty form.
    setTimes(times + 1);
    setOpen(true);
  }
  return (
    <>
      {isIcon ? (
        <IconButton size="sm" label={title} icon={icon} onClick={ask} />
      ) : (
        <Button variant="ghost" icon={icon} onClick={ask}>
          {m.report_action()}
        </Button>
      )}
      {times > 0 ? (
        <Suspense>
          <ReportDialog key={times} reported={reported} title={title} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
