import { useEffect, useState } from 'react';

const canShow = (type: string) => type.startsWith('image/') || type.startsWith('video/');

/**
 * A picture or a film's first frame out of the chosen file itself, beside what is said of it. Nothing where the browser
 * cannot show it. Decorative.
 */
export function FileStill({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);

  useEffect(() => {
    if (!canShow(file.type)) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);

  if (url === null) return null;
  const hide = () => setUrl(null);
  return (
    <span aria-hidden className="proof-still">
      {file.type.startsWith('image/') ? (
        <img src={url} alt="" onError={hide} />
      ) : (
        <video src={`${url}#t=0.1`} muted playsInline preload="metadata" onError={hide} />
      )}
    </span>
  );
}
