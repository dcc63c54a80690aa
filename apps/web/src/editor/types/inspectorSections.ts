/** What the inspector has of a type's form while it is open; else the main area has all of it. */
export const INSPECTOR_SECTIONS: readonly string[] = ['Body', 'Look'];
