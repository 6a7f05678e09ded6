import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';

interface RoomButtonProps {
  label: string;
  /** The key that does the same, as it is printed on it. */
  keyName: string;
  icon: ReactNode;
  onClick: () => void;
  isPressed?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A small button of the dock; its tooltip names the key. */
export function RoomButton({ label, keyName, icon, onClick, isPressed, disabled }: RoomButtonProps) {
  return (
    <button
      type="button"
      className="iconbtn iconbtn-sm"
      aria-label={label}
      aria-pressed={isPressed}
      title={m.room_with_key({ what: label, key: keyName })}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
