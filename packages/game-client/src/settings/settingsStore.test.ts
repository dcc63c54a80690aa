import { describe, expect, it } from 'vitest';
import { defaultSettings } from './PlayerSettings.ts';
import { changeSettings, loadSettings, saveSettings, type SettingsStorage } from './settingsStore.ts';

function createStorage(text: string | null = null): SettingsStorage & { text: string | null } {
  const storage = {
    text,
    getItem: () => storage.text,
    setItem(_key: string, value: string) {
      storage.text = value;
    },
  };
  return storage;
}

describe('[OP-05:part] [HUD-24:part] [GPU-05:part] settings', () => {
  it('are stored on this device', () => {
    const storage = createStorage();
    const settings = changeSettings(defaultSettings, {
      music: 12,
      graphics: 'high',
      isLowPower: true,
      hasTeamShapes: true,
      keys: { k: 'space' },
      pictures: { arena: '3d' },
      textSize: 125,
      teamPalette: 'tritanopia',
      isStreaming: true,
      touchSide: 'left',
      hudKeys: { chat: 'c' },
      padButtons: { 0: 'e', 2: 'space' },
    });
    saveSettings(storage, settings);
    expect(loadSettings(storage)).toEqual(settings);
    expect(settings.keys).toEqual({ k: 'space' });
  });

  it('fall back to valid values, whatever is stored', () => {
    const broken = [
      null,
      '',
      '{',
      '[]',
      '7',
      '{"music":"loud","isMuted":1,"keys":[1]}',
      '{"keys":{"x":"nothing"}}',
      '{"pictures":{"arena":"4d"}}',
      '{"pictures":[7]}',
      '{"graphics":"best"}',
      '{"textSize":300,"teamPalette":"mine","touchSide":1,"isStreaming":"yes"}',
      '{"hudKeys":{"chat":7,"door":"x"},"padButtons":{"0":"nothing","99":"e"}}',
    ];
    for (const text of broken) expect(loadSettings(createStorage(text))).toEqual(defaultSettings);
    expect(loadSettings(createStorage('{"music":1000,"effects":-4}'))).toMatchObject({
      music: 100,
      effects: 0,
    });
  });

  it('draw little where low power mode was on before there was a choice', () => {
    expect(loadSettings(createStorage('{"isLowPower":true}'))).toMatchObject({
      graphics: 'low',
      isLowPower: true,
    });
    expect(loadSettings(createStorage('{"isLowPower":false}')).graphics).toBe('auto');
    const changed = changeSettings(loadSettings(createStorage('{"isLowPower":true}')), { graphics: 'auto' });
    expect(changed).toMatchObject({ graphics: 'auto', isLowPower: true });
  });

  it('last until the page closes where nothing can be stored', () => {
    const full: SettingsStorage = {
      getItem() {
        throw new Error('denied');
      },
      setItem() {
        throw new Error('full');
      },
    };
    expect(loadSettings(full)).toEqual(defaultSettings);
    expect(() => saveSettings(full, defaultSettings)).not.toThrow();
    expect(loadSettings(null)).toEqual(defaultSettings);
  });
});
