"""What authors of games and bots test with: the contract every game keeps, and ways to show that it does.

``contract`` runs all laws over any number of games; ``twin_worlds``, ``perft``, ``golden`` and ``museum``
are its parts that can be used alone; ``planted_leaks`` puts leaks into any game and ``leak_check`` sees
whether the contract notices; ``covers`` ties tests to rules; ``rules_switched_off`` turns rules off one at a
time; ``rule_test_table`` is a table in a test of rules. ``hypothesis_strategies`` and ``hypothesis_table``
need Hypothesis, ``covers`` and ``rules_switched_off`` need pytest. It may import the core and refuses to know
any game.
"""
