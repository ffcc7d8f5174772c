import CompareSuite

CompareSuite.main([
  SoundArchitecture(), TrappingArchitecture(), HangingArchitecture(), RecursingArchitecture(), LeakingArchitecture(),
])
