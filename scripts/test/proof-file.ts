import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../house/root.mjs';
import { type Proof, proofIn, proofText } from './proof.ts';

const FOLDER = 'docs/proofs';

/**
 * Changes the day's proof under docs/proofs and answers it with its path. It is written whenever something ends, so
 * that a proof of hours can be cut off, and made in parts.
 */
export function writeProof(
  change: (proof: Proof) => Proof,
  { root = ROOT, date = new Date().toISOString().slice(0, 10) } = {},
): { file: string; proof: Proof } {
  const file = path.join(FOLDER, `${date}.md`);
  const onDisk = path.join(root, file);
  const proof = change(proofIn(existsSync(onDisk) ? readFileSync(onDisk, 'utf8') : ''));
  const machine = `Node ${process.versions.node}, ${os.type()}, ${os.cpus().length} cores`;
  mkdirSync(path.dirname(onDisk), { recursive: true });
  writeFileSync(onDisk, proofText(proof, { date, machine }));
  return { file, proof };
}
