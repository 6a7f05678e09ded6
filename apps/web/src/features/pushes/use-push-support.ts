import { useState } from 'react';
import { type PushSupport, pushSupport } from '../../lib/push-device.ts';

/** Capabilities of this browser, and a function that looks again; it returns whether push can be turned on now. */
export function usePushSupport(): [PushSupport, () => boolean] {
  const [support, setSupport] = useState(pushSupport);
  return [
    support,
    () => {
      const now = pushSupport();
      setSupport(now);
      return now === 'READY';
    },
  ];
}
