import { stat } from 'node:fs/promises';
import path from 'node:path';

export interface SystemUser {
  uid: number;
  gid: number;
}

const READ = 4;
const EXECUTE = 1;

/** Whether this user, without supplementary groups, may traverse every folder above `target`. */
export async function canReach(target: string, user: SystemUser): Promise<boolean> {
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    if (!(await isAllowed(folder, user, EXECUTE))) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

export async function canExecute(file: string, user: SystemUser): Promise<boolean> {
  return (await canReach(file, user)) && (await isAllowed(file, user, READ | EXECUTE));
}

export async function canRead(file: string, user: SystemUser): Promise<boolean> {
  return (await canReach(file, user)) && (await isAllowed(file, user, READ));
}

async function isAllowed(target: string, user: SystemUser, wanted: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(target);
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}
