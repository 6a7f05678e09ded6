import { m } from '@briefcast/i18n/messages';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import type { Reported } from './report-dialog.tsx';
import { toastNotLoaded } from './toast.ts';

/** Few ever report something, so its form comes when somebody does. */
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
  /** Beside other signs of a row: an icon alone. */
  isIcon?: boolean;
}

/** Reports a profile, a message or a file. Show it only where reports are taken. */
export function ReportButton({ reported, isIcon = false }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const icon = <Flag aria-hidden className="ic" />;
  function ask() {
    // Each time begins with an empty form.
    setTimes(times + 1);
    setOpen(true);
  }
  return (
    <>
      {isIcon ? (
        <IconButton
          size="sm"
          label={m.report_title({ subject: reported.subject })}
          icon={icon}
          onClick={ask}
        />
      ) : (
        <Button variant="ghost" icon={icon} onClick={ask}>
          {m.report_action()}
        </Button>
      )}
      {times > 0 ? (
        <Suspense>
          <ReportDialog key={times} reported={reported} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
