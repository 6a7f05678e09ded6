import { q } from '../../lib/query.ts';
import '../../styles/proof.css';
import { AppError } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Lock, ScanLine } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useHash } from '../../features/proof/use-hash.ts';
import { errorText } from '../../lib/show-error.ts';
import { useHead } from '../../lib/use-head.ts';
import { Card } from '../../ui/card.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingText } from '../../ui/spinner.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { aboutCertificate } from './about-verify.ts';
import { CertificateCard } from './certificate-card.tsx';
import type { DroppedFile } from './code-parameter.ts';
import { Result } from './result.tsx';
import { VerifyPage } from './verify-page.tsx';

const isUnknown = (error: unknown) => error instanceof AppError && error.code === 'certificate.not_found';

/** Certificate with this code, and whether a file is one of it; a file dropped before is checked at once. */
export function OpenCertificate({ code }: { code: string }) {
  useHead(aboutCertificate());
  const [hashing, take] = useHash();
  const { file } = (useLocation().state as Partial<DroppedFile> | null) ?? {};
  const takeDropped = useEffectEvent(() => file instanceof File && take(file));
  useEffect(() => void takeDropped(), []);
  const { data, error, refetch } = useQuery(q('proof.certificate', { params: { code } }));
  const shown = data?.certificate.code ?? code;
  return (
    <VerifyPage
      subtitle={
        <>
          <RichText
            parts={m.verify_certificate.parts({ code: shown })}
            tags={{ code: (text) => <bdi className="num font-semibold wrap-anywhere text-ink">{text}</bdi> }}
          />{' '}
          <TextLink to={paths.verify.href()} className="text-sm font-semibold">
            {m.verify_other_code()}
          </TextLink>
        </>
      }
    >
      {data ? (
        <>
          <CertificateCard certificate={data.certificate} keys={data.keys} />
          <div role="status" className="contents">
            {hashing.state === 'hashing' ? (
              <Card>
                <LoadingText>
                  {m.verify_hashing({
                    name: hashing.file.name,
                    share: formatPercent(hashing.done / Math.max(1, hashing.file.size)),
                    size: formatBytes(hashing.file.size),
                  })}
                </LoadingText>
              </Card>
            ) : null}
            {hashing.state === 'hashed' ? (
              <Result file={hashing.file} sha256={hashing.sha256} certificate={data.certificate} />
            ) : null}
            {hashing.state === 'unreadable' ? (
              <Card>
                <ErrorState onRetry={() => take(hashing.file)}>
                  {m.verify_unreadable({ name: hashing.file.name })}
                </ErrorState>
              </Card>
            ) : null}
          </div>
          <DropZone
            className="bg-surface"
            icon={<ScanLine aria-hidden className="ic size-8!" />}
            label={hashing.state === 'waiting' ? m.verify_drop() : m.verify_drop_another()}
            hint={
              <span className="inline-flex items-center gap-1.5">
                <Lock aria-hidden className="ic size-4! flex-none" />
                {m.verify_stays()}
              </span>
            }
            onFiles={([file]) => {
              if (file) take(file);
            }}
          />
        </>
      ) : error ? (
        <Card>
          <ErrorState {...(isUnknown(error) ? {} : { onRetry: () => void refetch() })}>
            {errorText(error, m.call_failed())}
          </ErrorState>
        </Card>
      ) : (
        <Card>
          <LoadingText>{m.verify_loading()}</LoadingText>
          <Skeleton className="h-28" />
        </Card>
      )}
    </VerifyPage>
  );
}
