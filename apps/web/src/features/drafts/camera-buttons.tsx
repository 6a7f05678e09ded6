import { m } from '@briefcast/i18n/messages';
import { Camera, Video } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';

interface CameraButtonsProps {
  onFiles: (files: File[]) => void;
}

/** On a phone or tablet: films and pictures straight from the camera, next to choosing files. */
export function CameraButtons({ onFiles }: CameraButtonsProps) {
  // A computer's camera is not what content is filmed with, and its browser would open a file dialog.
  if (!useMediaQuery('(pointer: coarse)')) return null;
  return (
    <div className="mt-3 grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
      <CameraButton accept="video/*" icon={<Video aria-hidden className="ic" />} onFiles={onFiles}>
        {m.draft_film_now()}
      </CameraButton>
      <CameraButton accept="image/*" icon={<Camera aria-hidden className="ic" />} onFiles={onFiles}>
        {m.draft_photograph_now()}
      </CameraButton>
    </div>
  );
}

interface CameraButtonProps extends CameraButtonsProps {
  accept: string;
  icon: ReactNode;
  children: ReactNode;
}

function CameraButton({ accept, icon, children, onFiles }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" icon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture="environment"
        onChange={({ target }) => {
          const files = Array.from(target.files ?? []);
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
