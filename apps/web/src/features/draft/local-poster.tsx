import { FileText, Film, Image } from 'lucide-react';
import { useEffect, useState } from 'react';

/** What a file that is still here shows: its picture or first frame, an icon where there is none. Decorative. */
export function LocalPoster({ file, type }: { file: File | null; type: string }) {
  const [url, setUrl] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const kind = type.split('/')[0];
  const Icon = kind === 'video' ? Film : kind === 'image' ? Image : FileText;
  const shown = isBroken ? null : url;
  return (
    <span className="upload-poster" aria-hidden>
      <Icon className="ic" />
      {shown !== null && kind === 'image' ? <img src={shown} alt="" onError={() => setBroken(true)} /> : null}
      {shown !== null && kind === 'video' ? (
        <video src={`${shown}#t=0.1`} muted playsInline preload="metadata" onError={() => setBroken(true)} />
      ) : null}
    </span>
  );
}
