/** The display name of a rule group. Rules without a group are shown as “Rules”. */
export function getRuleGroupName(group: string): string {
  return group === '' ? 'Rules' : group;
}
