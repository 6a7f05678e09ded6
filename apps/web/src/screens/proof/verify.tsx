import { useParams } from 'react-router';
import { OpenCertificate } from './open-certificate.tsx';

/** A certificate by its code, and whether a file is one of it (/verify/{code}). No account is needed. */
export function VerifyScreen() {
  const { code = '' } = useParams();
  return <OpenCertificate key={code} code={code} />;
}
