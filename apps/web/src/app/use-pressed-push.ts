import { readPagePath } from '@briefcast/i18n/page-paths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Goes to the place on this page that a pressed notification is about (service-worker/push.ts); what is typed stays. */
export function usePressedPush() {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = (navigator as Partial<Navigator>).serviceWorker;
    const follow = ({ data }: MessageEvent<{ goTo?: unknown } | null>) => {
      if (typeof data?.goTo === 'string') void navigate(readPagePath(data.goTo).path);
    };
    worker?.addEventListener('message', follow);
    return () => worker?.removeEventListener('message', follow);
  }, [navigate]);
}
