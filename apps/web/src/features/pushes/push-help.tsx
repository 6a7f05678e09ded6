import { m } from '@briefcast/i18n/messages';
import { BellOff, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PushSupport } from '../../lib/push-device.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toastInfo } from '../../ui/toast.ts';

interface PushHelpProps {
  support: Exclude<PushSupport, 'READY'>;
  /** Looks again; returns whether it is possible now. */
  onLookAgain: () => boolean;
  /** One more button: that mail is enough. */
  besides?: ReactNode;
}

/** Reason why this browser shows no notifications yet, and the possible remedy. */
export function PushHelp({ support, onLookAgain, besides }: PushHelpProps) {
  if (support === 'INSTALL_FIRST') return <InstallFirst besides={besides} />;
  if (support === 'UNSUPPORTED')
    return (
      <Notice tone="buff" icon={<BellOff aria-hidden className="ic" />} title={m.push_unsupported_title()}>
        <p>{m.push_unsupported_text()}</p>
        {besides ? <div className="mt-4">{besides}</div> : null}
      </Notice>
    );
  const lookAgain = () => {
    if (!onLookAgain()) toastInfo(m.push_blocked_still());
  };
  return (
    <Notice tone="orange" icon={<BellOff aria-hidden className="ic" />} title={m.push_blocked_title()}>
      <p className="wrap-anywhere">{m.push_blocked_text({ host: location.host })}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button size="sm" onClick={lookAgain}>
          {m.push_blocked_again()}
        </Button>
        {besides}
      </div>
    </Notice>
  );
}

function InstallFirst({ besides }: { besides: ReactNode }) {
  const [isShown, setShown] = useState(false);
  const steps = [m.push_install_step_share(), m.push_install_step_add(), m.push_install_step_open()];
  return (
    <Notice tone="buff" icon={<Smartphone aria-hidden className="ic" />} title={m.push_install_title()}>
      <p>{m.push_install_text()}</p>
      {isShown ? (
        <ol className="mt-4 grid max-w-[420px] gap-2">
          {steps.map((step, n) => (
            <li key={step} className="ear-sm flex gap-3 bg-surface px-4 py-2.5">
              <span className="num font-semibold">{n + 1}</span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {isShown ? null : (
          <Button size="sm" onClick={() => setShown(true)}>
            {m.push_install_how()}
          </Button>
        )}
        {besides}
      </div>
    </Notice>
  );
}
