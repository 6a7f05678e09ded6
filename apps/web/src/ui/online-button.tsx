import { m } from '@briefcast/i18n/messages';
import { CloudOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useConnectionLost } from '../lib/connection.ts';
import { Button, ButtonLink } from './button.tsx';
import { IconButton } from './icon-button.tsx';

/** Replaces the icon, and is read out before the button's own text. */
function Cut() {
  return (
    <>
      <CloudOff aria-hidden className="ic" />
      <span className="sr-only">{m.phone_needs_connection()}: </span>
    </>
  );
}

/** A button whose action the server decides at once: without a connection it is disabled, and says so. */
export function OnlineButton(button: ComponentProps<typeof Button>) {
  const isCut = useConnectionLost();
  if (!isCut || button.busy) return <Button {...button} />;
  const { onClick: _, disabled: __, type: ___, ...look } = button;
  // Not disabled natively: it keeps the focus, and can be found by a screen reader.
  return <Button {...look} aria-disabled title={m.phone_needs_connection()} icon={<Cut />} />;
}

/** Counterpart of `OnlineButton` with only an icon. */
export function OnlineIconButton(button: ComponentProps<typeof IconButton>) {
  const isCut = useConnectionLost();
  if (!isCut) return <IconButton {...button} />;
  const { onClick: _, disabled: __, label, ...look } = button;
  return (
    <IconButton
      {...look}
      aria-disabled
      label={`${m.phone_needs_connection()}: ${label}`}
      icon={<CloudOff aria-hidden className="ic" />}
    />
  );
}

/** Counterpart of `OnlineButton` for a link to a page that is of no use without a connection. */
export function OnlineButtonLink(link: ComponentProps<typeof ButtonLink>) {
  const isCut = useConnectionLost();
  if (!isCut) return <ButtonLink {...link} />;
  const { variant, size, className, children } = link;
  return (
    <OnlineButton variant={variant} size={size} className={className}>
      {children}
    </OnlineButton>
  );
}
