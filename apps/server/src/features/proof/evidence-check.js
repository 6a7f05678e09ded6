/**
 * The script in the page of an evidence: checks the log that the page holds, as `logFault` of the contract does. It is read
 * as text and runs in a browser without a network, so it imports nothing.
 */
(async () => {
  const { log, texts } = JSON.parse(document.getElementById('evidence-log').textContent);
  const show = (state, ...lines) => {
    const place = document.getElementById('evidence-check');
    place.dataset.state = state;
    place.textContent = lines.join(' ');
  };

  const canonical = (value) => {
    if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
    if (value === null || typeof value !== 'object') return JSON.stringify(value);
    const fields = Object.keys(value).sort();
    return `{${fields.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`;
  };
  const bytesOf = (value) => new TextEncoder().encode(canonical(value));
  const hashOf = async (value) => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(value)));
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

  const fits = async (digest, sealed) => {
    if (sealed === null) return digest === null;
    if (sealed.digest !== digest) return false;
    const { salt, value } = sealed;
    return salt === null ? value === null : (await hashOf({ salt, value })) === digest;
  };

  /** The number of the first entry that does not fit the one before, or itself; null where all do. */
  async function faultInChain() {
    let previous = null;
    for (const [index, { body, hash, who, what }] of log.entries.entries()) {
      const isInPlace = body.entry === index + 1 && body.dealId === log.dealId && body.previous === previous;
      if (!isInPlace || (await hashOf(body)) !== hash) return index + 1;
      if (!(await fits(body.who, who)) || !(await fits(body.what, what))) return index + 1;
      previous = hash;
    }
    return null;
  }

  const isSigned = async (value, { name, publicKey, signature }) => {
    if (!log.keys.some((key) => key.name === name && key.publicKey === publicKey)) return false;
    const key = await crypto.subtle.importKey('raw', fromHex(publicKey), 'Ed25519', false, ['verify']);
    return crypto.subtle.verify('Ed25519', key, fromHex(signature), bytesOf({ key: name, value }));
  };

  /** The number of the first entry that a signed end does not fit; null where all do. */
  async function faultInHeads(areSignaturesChecked) {
    for (const { signature, ...head } of log.heads) {
      const entry = log.entries[head.entry - 1];
      if (!entry) return log.entries.length + 1;
      if (head.dealId !== log.dealId || entry.hash !== head.hash) return head.entry;
      if (areSignaturesChecked && !(await isSigned(head, signature))) return head.entry;
    }
    return null;
  }

  if (!globalThis.crypto?.subtle) return show('unknown', texts.cannotHash);
  const canCheckSignatures = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']).then(
    () => true,
    () => false,
  );
  const fault = (await faultInChain()) ?? (await faultInHeads(canCheckSignatures));
  if (fault !== null) {
    document.getElementById(`entry-${fault}`)?.classList.add('broken');
    const number = new Intl.NumberFormat(document.documentElement.lang).format(fault);
    return show('broken', texts.fault.replace('{entry}', number));
  }
  return canCheckSignatures ? show('fits', texts.fits) : show('unknown', texts.hashesFit, texts.cannotVerify);
})();
