import { formatBytes } from '@briefcast/i18n/bytes';
import { m } from '@briefcast/i18n/messages';
import { Bell, CloudOff, Download, Share, Smartphone, SquarePlus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { install } from '../../lib/install-offer.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { isInstallAnswered, noteInstallAnswer, useGoodMoment, useInstallWay } from './install.ts';

/** Transferred size of what is stored in advance (docs/decisions, "phone app"). */
const appBytes = 850_000;

const addStartupImagesLate = async () => (await import('./startup-image.ts')).addStartupImages();

/**
 * Offers to install the app: by itself once, after the first good moment, and from the menu at any time. "Not now" is
 * final.
 */
export function InstallSheet() {
  const way = useInstallWay();
  const moment = useGoodMoment();
  const [isAnswered, setAnswered] = useState(isInstallAnswered);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const open = () => setAsked(true);
    addEventListener('ask-to-install', open);
    return () => removeEventListener('ask-to-install', open);
  }, []);
  // An iPhone looks for them in the page from which it installs.
  useEffect(() => {
    if (way === 'by-hand') addStartupImagesLate().catch(() => undefined);
  }, [way]);
  const isOpen = way !== null && (isAsked || (moment !== undefined && !isAnswered));

  function close() {
    noteInstallAnswer();
    setAnswered(true);
    setAsked(false);
  }

  function handleInstall() {
    close();
    // Ignores a failure, as the browser's own question is answered there.
    void install().catch(() => undefined);
  }

  return (
    <Dialog
      sheet
      size="sm"
      open={isOpen}
      onOpenChange={(open) => open || close()}
      title={m.phone_install_title()}
      lead={<img src="/icons/app-192.png" alt="" className="size-16 rounded-2xl" />}
      description={way === 'by-hand' ? m.phone_install_steps() : (moment ?? m.phone_install_plain())}
      footer={
        <>
          <Button variant="outline" className="flex-1" onClick={close}>
            {m.phone_install_not_now()}
          </Button>
          {way === 'asked' ? (
            <Button
              variant="cast"
              className="flex-1"
              icon={<Download aria-hidden className="ic" />}
              onClick={handleInstall}
            >
              {m.phone_install_now()}
            </Button>
          ) : null}
        </>
      }
    >
      {way === 'by-hand' ? <Steps /> : <Gains />}
    </Dialog>
  );
}

/** Phones and tablets offer the app where pictures are shared; computers hardly do. */
const hasCameraRoll = () => matchMedia('(pointer: coarse)').matches;

function Gains() {
  const role = useSession().user?.role;
  return (
    <>
      <ul className="grid gap-3 text-ui">
        <Gain icon={<CloudOff aria-hidden className="ic mt-0.5" />} parts={m.phone_install_offline.parts()} />
        {role === 'CREATOR' && hasCameraRoll() ? (
          <Gain icon={<Share aria-hidden className="ic mt-0.5" />} parts={m.phone_install_share.parts()} />
        ) : null}
        <Gain
          icon={<Bell aria-hidden className="ic mt-0.5" />}
          parts={role === 'CREATOR' ? m.phone_install_told.parts() : m.phone_install_told_brand.parts()}
        />
        <Gain icon={<Smartphone aria-hidden className="ic mt-0.5" />} parts={m.phone_install_home.parts()} />
      </ul>
      <p className="mt-5 text-sm text-ink-3">{m.phone_install_size({ size: formatBytes(appBytes) })}</p>
    </>
  );
}

function Gain({ icon, parts }: { icon: ReactNode; parts: ReturnType<typeof m.phone_install_home.parts> }) {
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-3">
      {icon}
      <span>
        <RichText
          parts={parts}
          tags={{ strong: (children) => <strong className="font-semibold">{children}</strong> }}
        />
      </span>
    </li>
  );
}

/** Steps to install on an iPhone, whose browsers cannot be asked to install. */
function Steps() {
  const row = 'ear-sm flex items-center gap-3 bg-canvas px-3.5 py-2.5 text-ui';
  return (
    <ol className="grid gap-2.5">
      <li className={row}>
        <span aria-hidden className="num font-display text-lg font-bold">
          1
        </span>
        {m.phone_install_step_share()}
        <Share aria-hidden className="ic ms-auto" />
      </li>
      <li className={row}>
        <span aria-hidden className="num font-display text-lg font-bold">
          2
        </span>
        {m.phone_install_step_add()}
        <SquarePlus aria-hidden className="ic ms-auto" />
      </li>
    </ol>
  );
}
