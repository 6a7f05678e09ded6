import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { download } from '../../lib/download.ts';
import { errorText } from '../../lib/show-error.ts';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastError } from '../../ui/toast.ts';

interface CsvButtonProps {
  /** The call that answers with the file. */
  path: string;
  /** As the browser saves it. */
  fileName: string;
  /** Content of the file, for people who hear the button. */
  label: string;
  /** Message for a failure without a reason. */
  failed: string;
}

/** Saves a list of the billing page as a file for the books. */
export function CsvButton({ path, fileName, label, failed }: CsvButtonProps) {
  const csv = useMutation({
    mutationFn: () => download(path, fileName),
    onError: (error) => toastError(errorText(error, failed)),
  });
  return (
    <OnlineButton
      variant="outline"
      size="sm"
      icon={<Download aria-hidden className="ic size-4!" />}
      busy={csv.isPending}
      aria-label={label}
      onClick={() => csv.mutate()}
    >
      {m.billing_csv()}
    </OnlineButton>
  );
}
