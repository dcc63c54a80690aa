declare module 'zzfx' {
  export const ZZFX: {
    readonly sampleRate: number;
    readonly audioContext: AudioContext;
    buildSamples(...parameters: (number | undefined)[]): number[];
  };
}
