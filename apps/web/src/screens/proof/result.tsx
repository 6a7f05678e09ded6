import type { Certificate, CertificateFile } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatCount, formatDuration, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, CircleHelp, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EdgeCode, shortSum } from '../../features/proof/edge-code.tsx';

/** "Version 2, 0:24, 1080 × 1920, 238.4 MB". */
function factsOf({ version, durationSeconds, width, height, size }: CertificateFile): string {
  return formatSeries(
    [
      m.wrap_version({ number: formatCount(version) }),
      durationSeconds === null ? null : formatDuration(durationSeconds),
      width === null || height === null ? null : `${width} × ${height}`,
      formatBytes(size),
    ].filter((fact) => fact !== null),
  );
}

const stemOf = (name: string) => name.toLowerCase().replace(/\.[^.]*$/, '');

/** Distance of a file from one of the certificate: its name first, then its size. */
function distance(file: Pick<File, 'name' | 'size'>, listed: CertificateFile): number {
  const isNamesake = stemOf(file.name) === stemOf(listed.name);
  return Math.abs(file.size - listed.size) / Math.max(file.size, listed.size, 1) - (isNamesake ? 2 : 0);
}

/** The licensed file that a file without a match was most likely meant to be; undefined where none has a hash. */
const nearestFile = (
  file: Pick<File, 'name' | 'size'>,
  files: readonly CertificateFile[],
): CertificateFile | undefined =>
  files
    .filter(({ sha256 }) => sha256 !== null)
    .sort((one, other) => distance(file, one) - distance(file, other))[0];

interface ResultProps {
  file: File;
  sha256: string;
  certificate: Certificate;
}

/** Verdict on whether the file is one of the certificate, with both hashes to compare. */
export function Result({ file, sha256, certificate: { files } }: ResultProps) {
  const match = files.find((listed) => listed.sha256 === sha256);
  const listed = match ?? nearestFile(file, files);
  const lost = { n: files.length, count: formatCount(files.length) };
  return (
    <section className="proof-result" data-tone={match ? 'green' : 'red'}>
      <div className="proof-result-head">
        <span className="proof-result-icon">
          {match ? <Check aria-hidden className="ic size-8!" /> : <X aria-hidden className="ic size-8!" />}
        </span>
        <div className="min-w-0">
          <h2 className="text-d3 text-ink md:text-[1.875rem]">
            {match ? m.verify_match() : m.verify_no_match()}
          </h2>
          <p>{match ? m.verify_match_text() : m.verify_no_match_text(lost)}</p>
          {!match && files.some((one) => one.sha256 === null) ? <p>{m.verify_unknown_hashes()}</p> : null}
        </div>
      </div>
      <div className="flex items-start gap-5.5 p-4 md:p-7">
        {match ? <FileStill file={file} /> : null}
        <div className="grid min-w-0 flex-1 gap-4">
          <div className="min-w-0">
            <p className="text-md font-semibold wrap-anywhere">
              <bdi>{match?.name ?? file.name}</bdi>
            </p>
            <p className="hint num wrap-anywhere">
              {match ? factsOf(match) : null}
              {!match && listed
                ? m.verify_nearest({ size: formatBytes(file.size), name: listed.name })
                : null}
            </p>
          </div>
          {listed?.sha256 ? (
            <div className="proof-match" data-tone={match ? 'green' : 'buff'}>
              <HashLine
                label={
                  match ? m.verify_on_certificate() : m.verify_on_certificate_name({ name: listed.name })
                }
                sha256={listed.sha256}
              />
              <EdgeCode sha256={listed.sha256} className="h-[30px] w-full text-k-ink" />
              <hr className="my-1 border-0 border-t-2 border-dashed border-line-strong" />
              <EdgeCode
                sha256={sha256}
                unlike={listed.sha256}
                className="h-[30px] w-full -scale-y-100 text-k-ink"
              />
              <HashLine label={m.verify_your_file()} sha256={sha256} />
            </div>
          ) : null}
          {match ? null : (
            <p className="proof-note" data-tone="buff">
              <CircleHelp aria-hidden className="ic flex-none" />
              {m.verify_copies()}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function HashLine({ label, sha256 }: { label: string; sha256: string }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-3 text-xs font-semibold text-ink-2">
      <span className="wrap-anywhere">{label}</span>
      <bdi className="num font-normal" title={sha256}>
        {shortSum(sha256)}
      </bdi>
    </p>
  );
}

const canShow = (type: string) => type.startsWith('image/') || type.startsWith('video/');

/**
 * Picture or a film's first frame from the chosen file itself, next to its description. Nothing where the browser
 * cannot show it. Decorative.
 */
function FileStill({ file }: { file: File }) {
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
