# What is wrong with recovery words, said while they are typed.
recovery-few = { $count ->
    [0] Nyolc szó kell.
   *[other] Eddig { $count } szó van meg a nyolcból.
}
recovery-many = Ez { $count } szó, pedig csak nyolc kell.
recovery-unknown = { $place }. szó: „{ $typed }” nincs a listán. Biztosan így van a papírodon?
recovery-unknown-near = { $place }. szó: „{ $typed }” nincs a listán. Nem erre gondoltál: „{ $suggestion }”?
recovery-check = Mind a nyolc szó rajta van a listán, de így együtt nem stimmelnek. Valamelyik helyett másnak kellene állnia, vagy kettő helyet cserélt: vesd össze őket a papíroddal.
