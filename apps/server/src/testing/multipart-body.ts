/** A browser's form with one file, for tests that send bytes. */

const boundary = 'the-boundary-of-the-tests';

/** A form with one file, as its body and the header that belongs to it. */
export function multipartBody(bytes: Buffer, name: string) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
