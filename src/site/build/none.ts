/** Stands in for a script of Starlight's that is not wanted (starlight-styles.ts). */
export {};
